/** The friends of a lesson look different, so that one knows at a glance who speaks. */
const FACES = ['easy', 'random', 'mcts'] as const

/** Which of the bots' faces a friend at this seat has; the learner sits at the first. */
export const faceOf = (seat: number): string => FACES[(seat + FACES.length - 1) % FACES.length] ?? 'easy'
