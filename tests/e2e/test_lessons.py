"""Guided first games: each played to its end on its board, with mouse, keys and fingers."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from phantomline.core import View, to_json
from phantomline.games import load
from phantomline.games.galore.actions import Place
from phantomline.lessons import Task, lesson_for
from phantomline.words import Words
from tests.e2e.axe import assert_accessible
from tests.e2e.people import Meet, Person, has_focus, press_on, tab_to
from tests.e2e.reading import Node, ScreenReader

Json = dict[str, Any]


class Learner:
    """Somebody with a lesson in front of them, who does what is asked on the board itself."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.game = game
        self.lesson = lesson_for(game)
        self.page: Page = person.go(f"/learn/{game}")

    def say(self, words: str) -> str:
        return self.person.word(f"web-lesson-{words}")

    def told(self, task: Task, part: str) -> str:
        return self.say(f"{self.game}-{task.words}-{part}")

    def button(self, words: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(words), exact=True)

    def reach(self, task: Task) -> None:
        """Wait for a step, raising the curtain where there is one."""
        if task.curtain:
            expect(self.page.get_by_text(self.told(task, "curtain"))).to_be_visible()
            self.person.use(self.button("on"))
        title = self.page.get_by_role("heading", name=self.told(task, "title"), exact=True)
        expect(title).to_be_visible()
        expect(self.page.locator(".teacher")).to_contain_text(self.told(task, "do"))
        # The move is marked on the board, or within what a phone folds away.
        expect(self.page.locator('[data-mark="0"]')).not_to_have_count(0)

    def act(self, action: Json) -> None:
        {"galore": self.in_galore, "ghosts": self.in_ghosts, "train": self.in_train}[self.game](
            action
        )

    def finish(self) -> None:
        """Do all that is asked, to the end."""
        for task in self.lesson.tasks:
            self.reach(task)
            self.act(to_json(task.action))
        self.done()

    def done(self) -> None:
        expect(self.page.get_by_role("heading", name=self.say("done"), exact=True)).to_be_visible()
        expect(self.page.get_by_text(self.say(f"{self.game}-done"))).to_be_visible()

    # -- how each board is played ----------------------------------------------------

    def in_galore(self, action: Json) -> None:
        page, use = self.page, self.person.use
        match action["type"]:
            case "draw":
                use(page.locator(".stack"))
            case "claim":
                use(page.locator(".decide button").first)
            case "leave":
                use(page.locator(".decide button").last)
            case "choose":
                use(page.locator(f'[data-tile="{action["tile"]}"] .choice'))
            case _:
                cell = page.locator(f'.mine [data-cell="{action["cell"]}"]')
                if "draft" not in (cell.get_attribute("class") or ""):
                    use(cell)
                # A marked space turns the tile along with it; elsewhere one turns it oneself.
                turned = self.person.word("galore-turned", rotation=action["rotation"])
                for _ in range(3):
                    if turned in (page.locator(".tile-in-hand").get_attribute("aria-label") or ""):
                        break
                    use(page.locator(".turns button").last)
                use(page.locator(".hand .go button"))

    def in_ghosts(self, action: Json) -> None:
        page = self.page
        if action["type"] == "take":
            self.person.use(page.locator("button.take"))
            self.person.use(page.locator(".sure button").first)
            return
        card = page.locator(f'[data-spot^="card:{action["card"]}#"]').last
        if self.person.hand != "keyboard":
            self.person.use(card)
            return
        # All cards are one stop; arrows lead from one to the next.
        if not has_focus(page.locator(".hand li button")):
            tab_to(page.locator(".hand li button[tabindex='0']"))
        page.keyboard.press("Home")
        held = page.locator(".hand li button").filter(has=card)
        for _ in range(5):
            if has_focus(held):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")

    def in_train(self, action: Json) -> None:
        page, use = self.page, self.person.use
        if action["type"] == "claim":
            slot = page.locator(f'[data-route="{action["route"]}"]').locator("rect.slot").first
            slot.tap(force=True) if self.person.hand == "touch" else slot.click()
            picked = page.locator("[data-picked]")
            expect(picked).to_be_visible()
            if picked.get_attribute("data-picked") != action["route"]:
                # Tracks are narrow on a phone: the other one is a tap away.
                use(page.get_by_role("button", name=re.compile(r"^(La otra vía|The other track)")))
            expect(picked).to_have_attribute("data-picked", action["route"])
            use(page.locator("[data-claim]"))
            return
        draws = action["type"] == "draw"
        name = self.person.word("train-action-draw" if draws else "board-train-swap")
        use(page.get_by_role("button", name=name))
        if not draws:
            use(page.get_by_role("dialog").get_by_role("button", name=name))


def assert_fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
def test_a_lesson_by_mouse(meet: Meet, game: str) -> None:
    learner = Learner(meet("mouse", path=None), game)
    learner.reach(learner.lesson.tasks[0])
    assert_accessible(learner.page, "the first step")
    learner.finish()
    assert_accessible(learner.page, "the end of a lesson")


def test_galore_on_a_phone_in_spanish(meet: Meet) -> None:
    learner = Learner(meet("touch", path=None, language="es", theme="day"), "galore")
    first, second = learner.lesson.tasks[:2]
    learner.reach(first)
    assert_fits(learner.page)
    learner.act({"type": "draw"})
    learner.reach(second)
    # Another move is open too, and gets a kind word instead.
    learner.act({"type": "leave"})
    expect(learner.page.get_by_role("alert")).to_have_text(learner.told(second, "else"))
    assert_accessible(learner.page, "another move than the one asked for")
    learner.act({"type": "claim"})
    for task in learner.lesson.tasks[2:]:
        learner.reach(task)
        learner.act(to_json(task.action))
    learner.done()
    assert_fits(learner.page)


def test_ghosts_by_keyboard_in_spanish(meet: Meet) -> None:
    person = meet("keyboard", path=None, language="es", size="phone")
    learner = Learner(person, "ghosts")
    page = learner.page
    for task in learner.lesson.tasks:
        learner.reach(task)
        if task.words == "take":
            # A card that does not fit: the rule comes first, as at any table, then what to do.
            learner.in_ghosts({"type": "play", "card": "red-3"})
            expect(page.get_by_role("alert")).to_contain_text("GH-22")
            expect(page.get_by_role("alert")).to_contain_text(learner.told(task, "else"))
        if task.words == "mist":
            # The rules lie open at the one in question, over the board.
            press_on(learner.button("more"))
            expect(page.get_by_role("dialog")).to_contain_text(task.rule)
            page.keyboard.press("Escape")
        learner.act(to_json(task.action))
        assert page.evaluate("document.activeElement !== document.body"), task.words
    learner.done()
    expect(page.get_by_role("heading", name=learner.say("done"))).to_be_focused()
    assert_fits(page)


def test_train_on_a_phone_in_spanish(meet: Meet) -> None:
    learner = Learner(meet("touch", path=None, language="es"), "train")
    learner.finish()
    assert_accessible(learner.page, "the end on a phone")
    assert_fits(learner.page)
    # From here straight to a real table.
    learner.page.get_by_role("button", name=re.compile("^Jugar ya:")).tap()
    expect(learner.page).to_have_url(re.compile("/t/"))


def test_a_lesson_goes_on_where_it_was_left(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    learner = Learner(ana, "train")
    page, tasks = learner.page, learner.lesson.tasks
    learner.reach(tasks[0])
    ana.use(learner.button("show"))
    learner.reach(tasks[1])
    page.reload()
    learner.reach(tasks[1])
    expect(page.get_by_text(learner.say("back"))).to_be_visible()
    # Steps can be passed over, taken back and begun anew, and the lesson left at any time.
    ana.use(learner.button("skip"))
    learner.reach(tasks[2])
    ana.use(learner.button("before"))
    learner.reach(tasks[1])
    ana.use(learner.button("again"))
    learner.reach(tasks[0])
    for _ in tasks:
        ana.use(learner.button("skip"))
    learner.done()
    page.reload()
    learner.reach(tasks[0])
    page.get_by_role("link", name=learner.say("leave")).click()
    expect(page).to_have_url(re.compile("/$"))


def test_a_lesson_that_does_not_arrive_says_so(meet: Meet) -> None:
    ana = meet("mouse", path=None)
    page = ana.page
    page.route("**/api/lessons/ghosts", lambda route: route.abort())
    page.goto("/learn/ghosts")
    expect(page.get_by_role("alert")).to_contain_text(ana.word("web-lesson-lost"))
    page.unroute("**/api/lessons/ghosts")
    ana.use(page.get_by_role("button", name=ana.word("web-lesson-retry")))
    expect(
        page.get_by_role("heading", name=ana.word("web-lesson-ghosts-first-title"))
    ).to_be_visible()
    ana.watch.problems.clear()


def by_ear(learner: Learner, reader: ScreenReader, task: Task, view: View) -> Node:
    """The button for what is asked, found by what the page says of each and nothing else."""
    game = load(learner.game)
    group = reader.read_part("group", learner.person.word("web-actions"))
    buttons = group.all("button") if group else []
    asked = Words("en").action(task.action, game, view).partition(",")[0]
    fitting = [one for one in buttons if one.name.startswith(asked)]
    if isinstance(task.action, Place):
        # "See that the track joins left and bottom"; up and down are top and bottom.
        said = learner.told(task, "do").partition("track")[2]
        said = said.replace("running up and down", "top and bottom")
        wanted = set(re.findall(r"\b(left|right|top|bottom)\b", said))
        ends = re.compile(r"Track from (\w+), .*?, to (\w+), ")
        fitting = [
            one
            for one in fitting
            if (joined := ends.search(one.name)) and set(joined.groups()) == wanted
        ]
    assert fitting, [one.name for one in buttons]
    return fitting[0]


@pytest.mark.parametrize("game", ["galore", "ghosts", "train"])
def test_a_lesson_is_done_from_the_tree_alone(meet: Meet, game: str) -> None:
    ana = meet("keyboard", path=None)
    learner, reader = Learner(ana, game), None
    views = {frame.n: frame.view for frame in learner.lesson.frames}
    for task in learner.lesson.tasks:
        learner.reach(task)
        if reader is None:
            reader = ScreenReader(ana)
            for letter in "wc":
                ana.page.keyboard.press(letter)
            assert_accessible(learner.page, "a lesson in words")
        view, ear = views[task.frame], reader

        def told(view: View = view, ear: ScreenReader = ear, task: Task = task) -> Node | None:
            # The words have caught up with the step, and say what each choice would do.
            text = ear.read_part("region", ana.word("web-eyes-title"))
            count = ana.word("describe-choices", count=len(view.legal))
            if text is None or text.facts.get("busy") or count not in text.text():
                return None
            group = ear.read_part("group", ana.word("web-actions"))
            noted = not isinstance(task.action, Place) or "Track from" in (
                group.text() if group else ""
            )
            return by_ear(learner, ear, task, view) if noted else None

        reader.press(reader.until_so(told))
    learner.done()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_star_covers_nothing_that_a_button_says(meet: Meet, language: str) -> None:
    page = meet("touch", path="/learn/train", language=language).page
    star = page.locator(".button .mark.corner")
    expect(star).to_be_visible()
    covered = star.evaluate(
        """star => {
          const at = star.getBoundingClientRect()
          const words = document.createRange()
          words.selectNodeContents(star.closest('.label'))
          const seen = [...words.getClientRects()].filter((one) => one.width > 2 && one.height < 30)
          return seen.filter((one) => one.left < at.right && one.top < at.bottom).length
        }"""
    )
    assert covered == 0
