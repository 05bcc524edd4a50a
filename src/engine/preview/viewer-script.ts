/** What a deck as a web page does: one slide at a time, moved by keys, buttons, links and the address. Without it, the slides stand one below another. */

/** Runs in the browser, as it stands here; it makes no request and writes no styles into the page. */
export const viewerScript = `'use strict';
(() => {
  const root = document.documentElement;
  const slides = [...document.querySelectorAll('main > section')];
  const buttons = Object.fromEntries([...document.querySelectorAll('[data-do]')].map((button) => [button.dataset.do, button]));
  const place = document.querySelector('[data-place]');
  const forward = root.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = root.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  let at = 0;

  const named = () => {
    let id = location.hash.slice(1);
    try {
      id = decodeURIComponent(id);
    } catch {}
    return slides.findIndex((slide) => slide.id === id);
  };
  const show = (to) => {
    at = Math.min(slides.length - 1, Math.max(0, to));
    slides.forEach((slide, index) => slide.classList.toggle('shown', index === at));
    place.textContent = at + 1 + ' / ' + slides.length;
    buttons.previous.disabled = at === 0;
    buttons.next.disabled = at === slides.length - 1;
    if (named() !== at) history.replaceState(null, '', '#' + encodeURIComponent(slides[at].id));
    slides[at].focus({ preventScroll: !overview() });
  };
  const overview = (on) => {
    if (on === undefined) return root.classList.contains('overview');
    root.classList.toggle('overview', on);
    buttons.overview.setAttribute('aria-pressed', String(on));
    show(at);
  };
  const notes = () => buttons.notes.setAttribute('aria-pressed', String(root.classList.toggle('with-notes')));
  const fullScreen = () => (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen?.().catch(() => {}));
  const row = () => {
    const top = slides[0].offsetTop;
    return overview() ? Math.max(1, slides.filter((slide) => slide.offsetTop === top).length) : 1;
  };
  const actions = {
    previous: () => show(at - 1),
    next: () => show(at + 1),
    notes,
    overview: () => overview(!overview()),
    fullScreen,
  };
  const keys = {
    [forward]: actions.next,
    [backward]: actions.previous,
    ArrowDown: () => show(at + row()),
    ArrowUp: () => show(at - row()),
    PageDown: actions.next,
    PageUp: actions.previous,
    Home: () => show(0),
    End: () => show(slides.length - 1),
    n: notes,
    o: actions.overview,
    Escape: actions.overview,
    f: fullScreen,
    Enter: () => overview() && overview(false),
  };

  for (const [name, button] of Object.entries(buttons)) button.addEventListener('click', actions[name]);
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A button or a link that has the focus is pressed by Enter.
    if (event.key === 'Enter' && event.target.closest('a, button')) return;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  slides.forEach((slide, index) =>
    slide.addEventListener('click', () => {
      if (!overview()) return;
      at = index;
      overview(false);
    }),
  );
  addEventListener('hashchange', () => {
    const to = named();
    if (to < 0) return;
    root.classList.remove('overview');
    show(to);
  });
  root.classList.add('live');
  show(named());
})();
`;

/** Appended where the page is served by a program that tells it of changes; it comes back to the slide in its address. */
export const reloadScript = `new EventSource('changes').addEventListener('message', () => location.reload());
`;
