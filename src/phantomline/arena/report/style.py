"""How the report looks: by day and by night, on a desk and on a phone, and on paper."""

from typing import Final

__all__ = ["STYLE"]

STYLE: Final = """
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1d1b26;--soft:#5d5a69;
--line:#dedbe6;--main:#5b3fc4;--fair:#a1560c;
--c0:#0b6bb5;--c1:#b04a00;--c2:#00785a;--c3:#a3266f;--c4:#6b5b00;--c5:#4b3fb0;--c6:#a11c1c;--c7:#4f5a66}
@media(prefers-color-scheme:dark){:root{--paper:#14121b;--card:#1d1a27;--ink:#eceaf3;--soft:#aaa5ba;
--line:#383346;--main:#b39dff;--fair:#ffb35c;
--c0:#6bb8ff;--c1:#ff9e5e;--c2:#4fd1a8;--c3:#ff8fcb;--c4:#e0cc4d;--c5:#a9a0ff;--c6:#ff8585;--c7:#b8c2cc}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.25rem 1rem 3rem}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0 .25rem}
h2{font-size:1.2rem;margin:0 0 .25rem}
p{margin:.25rem 0 .75rem;max-width:44rem}
.soft,figcaption{color:var(--soft);font-size:.92rem}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;
padding:1rem;margin:1rem 0}
figure{margin:0 0 1rem}
svg{display:block;width:100%;max-width:40rem;height:auto;overflow:visible}
svg text{fill:var(--ink);font-size:12px}
svg .end{text-anchor:end;font-variant-numeric:tabular-nums}
svg .tick{fill:var(--soft);font-size:10.5px}
svg .grid{stroke:var(--line)}
svg .fair{stroke:var(--fair);stroke-width:1.5;stroke-dasharray:4 3}
svg .span{stroke:var(--main);stroke-width:3;stroke-linecap:round;opacity:.55}
svg .reach{stroke:var(--line);stroke-width:2}
svg .dot{fill:var(--main);stroke:var(--card);stroke-width:1.5}
svg .mark{stroke:var(--card);stroke-width:1}
.c0{fill:var(--c0)}.c1{fill:var(--c1)}.c2{fill:var(--c2)}.c3{fill:var(--c3)}
.c4{fill:var(--c4)}.c5{fill:var(--c5)}.c6{fill:var(--c6)}.c7{fill:var(--c7)}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:.25rem 0 .5rem;padding:0}
.key li{display:flex;align-items:center;gap:.35rem}
.key svg{width:14px;height:14px}
.scroll{overflow-x:auto}
.scroll:focus-visible{outline:2px solid var(--main);outline-offset:2px}
table{border-collapse:collapse;font-size:.92rem;font-variant-numeric:tabular-nums}
caption{text-align:start;color:var(--soft);padding-bottom:.25rem}
th,td{padding:.3rem .7rem .3rem 0;text-align:end;
border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td.text{text-align:start}
td.text{white-space:normal;overflow-wrap:anywhere}
thead th{color:var(--soft);font-weight:600;vertical-align:bottom}
tbody th{font-weight:600}
@media print{section{break-inside:avoid}}
"""
