/** Pictures of the pages below, by their addresses. */
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200" preserveAspectRatio="none">${inner}</svg>`;
export const PICTURES = {
  '/sky.svg': svg('<path fill="#e8f0f8" d="M0 0h400v200H0z"/><circle r="30" fill="#c9d8e8"/>'),
  '/night.svg': svg('<path fill="#101828" d="M0 0h400v200H0z"/><circle r="30" fill="#1d2a44"/>'),
  // Any text is read on one half of it.
  '/shore.svg': svg(
    '<path fill="#fff" d="M0 0h200v200H0z"/><path fill="#101828" d="M200 0h200v200H200z"/>',
  ),
};

const BEHIND = 'position:absolute;inset:0;width:100%;height:100%';
const picture = (name: keyof typeof PICTURES) => `<img alt="" src="${name}" style="${BEHIND}">`;
const layer = (style: string) => `<div style="${BEHIND};${style}"></div>`;
const drawing = `<svg style="${BEHIND}"><path fill="#233" d="M0 0h2000v200H0z"/></svg>`;

/** Words in a style. */
const p = (style: string, inner = '…') => `<p style="${style}">${inner}</p>`;

/** Words over layers. */
const over = (layers: string, style: string, inner?: string) =>
  `<div style="position:relative;isolation:isolate">${layers}${p(`position:relative;padding:20px;${style}`, inner)}</div>`;

/** What is behind dark words that no one can read. */
export const DARK = 'background:linear-gradient(#0e1b2c,#2a3150);';
const LIGHT = 'background:linear-gradient(#fff,#eee);';
const card = (style: string) =>
  `<div style="${DARK}padding:9px"><div style="background:#ffffffe6">${p(style)}</div></div>`;

/** Texts that no one can read, by what they are; the ellipsis is for their words. */
export const HARD_TO_READ = {
  'gray on a gradient': p(`${DARK}color:#556`),
  'several lines on a gradient': p(`${DARK}color:#556`, '…<br>and on'),
  'white on a light photo': over(picture('/sky.svg'), 'color:#fff'),
  'white on a light background': p('background:url(/sky.svg);color:#fff'),
  'dark on a drawing': over(drawing, 'color:#33475f'),
  'a scrim that is too weak': over(picture('/sky.svg') + layer('background:#0003'), 'color:#fff'),
  'a gradient as a scrim': over(
    picture('/night.svg') + layer('background:linear-gradient(#fffc,#ffff)'),
    'color:#bbc',
  ),
  'before a pseudo-element': `<style>.rosette{position:relative;isolation:isolate}.rosette::before{content:"";position:absolute;inset:0;z-index:-1;background:radial-gradient(#234,#123);pointer-events:none}</style><div class="rosette">${p('color:#456')}</div>`,
  'in a card over a gradient': card('color:#aab'),
  'faint by opacity': p(LIGHT, '<span style="color:#333;opacity:.3">…</span>'),
  'faint by the opacity of all': `<div style="opacity:.4">${p(`${LIGHT}color:#333`)}</div>`,
  'white on white': p('background:#fff;color:#fff'),
  'large but pale': p(`${LIGHT}color:#aaa;font-size:32px`),
  'in another color space': p(`${LIGHT}color:oklch(0.8 0.05 200)`),
  'behind a mask': over(layer('background:#222;mask:linear-gradient(#000,#000d)'), 'color:#555'),
  'a link in a text': p(`${DARK}color:#fff`, 'White, and <a href="/a" style="color:#446">…</a>'),
  'blended in': over(picture('/sky.svg'), 'color:#999;mix-blend-mode:screen'),
};

/** Texts that can be read, at least in part, and what is not measured. */
export const FINE = {
  'white on a gradient': p(`${DARK}color:#fff`),
  'dark on a light photo': over(picture('/sky.svg'), 'color:#123'),
  'white on a dark photo': over(picture('/night.svg'), 'color:#fff'),
  'a scrim that is strong': over(picture('/sky.svg') + layer('background:#000c'), 'color:#fff'),
  'read on half of it': p(
    'width:300px;background:url(/shore.svg) 0 0/300px 100%;color:#fff',
    '…: these words go over the light half as well as over the dark one, on several lines',
  ),
  'large and gray enough': p(`${LIGHT}color:#808080;font-size:32px`),
  'its own gradient': p('background:linear-gradient(#123,#234) text,#fff;color:transparent'),
  'outlined by a shadow': over(
    picture('/sky.svg'),
    'color:#fff;text-shadow:0 0 3px #000,0 0 3px #000',
  ),
  'covered by a box': `<div style="position:relative">${p('color:#fff')}${layer('background:#eee')}</div>`,
  'beside a box': `<div style="position:relative;height:60px">${layer('background:#222;left:50%')}${p('position:absolute;color:#222;width:40%')}</div>`,
  'on a card over a photo': over(
    picture('/night.svg'),
    '',
    '<span style="background:#fff;color:#222">…</span>',
  ),
  'dark on a card over a gradient': card('color:#222'),
  hidden: p(`${LIGHT}color:#fff;visibility:hidden`),
  'for screen readers': p(
    `${LIGHT}color:#fff;position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)`,
  ),
  'over a video': over(`<video style="${BEHIND};${LIGHT}"></video>`, 'color:#fff'),
  'fading in': `<style>@keyframes in{from{opacity:0}}</style>${p(`${LIGHT}color:#222;animation:in 99s`)}`,
  'changing its color': p(`${LIGHT}color:#222;transition:all 9s`),
  'in a drawing': over(
    '',
    DARK,
    '<svg width="200" height="40"><text y="20" fill="#fff" color="#0e1b2c">…</text></svg>',
  ),
  'a sign': p(`${LIGHT}color:#ccc`, '›'),
};

/** A page of them, with their names as words. */
export function bodyOf(texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts)
    .map(([words, markup]) => `<section>${markup.replace('…', words)}</section>`)
    .join('');
}
