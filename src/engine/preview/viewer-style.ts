/** How a deck as a web page looks: the slide as large as the window, its notes below, an overview, and paper. */

/** @param w Points, as `h`. */
export function viewerStyle({ w, h }: { w: number; h: number }): string {
  return `
:root { color-scheme: light dark; --room: 0px; --bar: 44px; }
* { box-sizing: border-box; }
body { margin: 0; background: #23272e; color: #e8eaed; font: 16px/1.5 system-ui, sans-serif; }
main { display: grid; gap: 24px; padding: 16px; justify-items: center; }
section { outline: none; max-width: 100%; }
.slide { display: block; width: min(100vw - 32px, (100vh - 32px) * ${w / h}); height: auto; box-shadow: 0 2px 16px #0006; }
.slide { direction: ltr; }
.slide text { white-space: pre; }
.slide a:focus-visible { outline: 2px solid #4c9aff; }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.notes { max-width: 60em; margin: 12px auto 0; }
.notes h3 { margin: 0; font-size: 13px; color: #a8b0ba; }
.notes p { margin: 4px 0 8px; }
nav { display: none; }
.live body { overflow: hidden; height: 100vh; }
.live main { display: block; padding: 0; }
.live section { display: none; height: calc(100vh - var(--bar)); overflow: auto; }
.live section.shown { display: flex; flex-direction: column; align-items: center; justify-content: center; }
.live .slide { width: min(100vw, (100vh - var(--bar) - var(--room)) * ${w / h}); flex: none; box-shadow: none; }
.live .notes { display: none; }
.live.with-notes { --room: 30vh; }
.live.with-notes .notes { display: block; width: 100%; height: var(--room); overflow: auto; padding: 0 16px; }
.live nav { display: flex; gap: 4px; align-items: center; justify-content: center; position: fixed; inset: auto 0 0; height: var(--bar); background: #23272e; }
nav button { font: inherit; font-size: 14px; color: inherit; background: none; border: 1px solid transparent; border-radius: 6px; padding: 4px 10px; cursor: pointer; }
nav svg { display: block; width: 18px; height: 18px; fill: none; stroke: currentcolor; stroke-width: 1.5; }
[dir='rtl'] :is([data-do='previous'], [data-do='next']) svg { transform: scaleX(-1); }
nav button:hover { background: #3a404a; }
nav button:focus-visible { border-color: #4c9aff; outline: none; }
nav button[aria-pressed='true'] { background: #3a404a; }
nav button:disabled { opacity: 0.4; cursor: default; }
[data-place] { min-width: 6em; text-align: center; font-variant-numeric: tabular-nums; }
:fullscreen { --bar: 0px; }
:fullscreen nav { display: none; }
.live.overview { --room: 0px; }
.live.overview body { overflow: auto; height: auto; }
.live.overview main { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; padding: 16px 16px calc(var(--bar) + 16px); }
.live.overview section { display: block; height: auto; overflow: visible; cursor: pointer; border-radius: 4px; scroll-margin: 60px; }
.live.overview section.shown { outline: 3px solid #4c9aff; outline-offset: 2px; }
.live.overview .slide { width: 100%; pointer-events: none; }
.live.overview .notes { display: none; }
@page { size: ${w}pt ${h}pt; margin: 0; }
@media print {
  body, .live body { background: none; overflow: visible; height: auto; }
  main, .live main, .live.overview main { display: block; padding: 0; }
  section, .live section, .live section.shown, .live.overview section { display: block; height: auto; overflow: visible; outline: none; break-after: page; break-inside: avoid; }
  .slide, .live .slide, .live.overview .slide { width: ${w}pt; box-shadow: none; }
  .notes, .live.with-notes .notes, .live nav { display: none; }
}
`;
}
