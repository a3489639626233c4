import { directionOf } from '../../renderer/text/languages.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Language } from '../../schemas/language.ts';
import type { DescribedStarter } from '../new-landing/describe-starters.ts';

/** A starter with its page in the gallery's folder, or the reason it has none. */
export type ShownStarter = DescribedStarter & ({ file: string } | { fault: string });

/** Pages are rendered at 1280 by 1600 pixels and shown at a little over a quarter of that size. */
const CSS = `
body { margin: 0; padding: 3rem clamp(1rem, 4vw, 4rem) 5rem; background: var(--color-sand); color: var(--color-text); }
header { max-width: 44rem; margin-bottom: 2.5rem; }
header p { margin-top: 0.75rem; }
h1 { font-size: 2rem; }
.starters { --shown: 352; display: grid; grid-template-columns: repeat(auto-fill, calc(var(--shown) * 1px)); gap: 3rem 2.25rem; margin: 0; padding: 0; list-style: none; }
.starters > li { position: relative; min-width: 0; }
.starter { overflow: hidden; height: calc(var(--shown) * 1.25px); background: var(--color-paper); border: 1px solid var(--color-line-deep); border-radius: 6px; }
.starter iframe { width: 1280px; height: 1600px; border: 0; transform: scale(calc(var(--shown) / 1280)); transform-origin: 0 0; }
.starter p { padding: 1.5rem; }
h2 { margin-top: 1rem; font-size: 1.25rem; }
h2 a { color: inherit; text-decoration: none; }
h2 a::after { content: ""; position: absolute; inset: 0 0 auto; height: calc(var(--shown) * 1.25px); border-radius: 6px; }
h2 a:focus-visible { outline: none; }
h2 a:focus-visible::after { outline: 3px solid var(--color-brass); outline-offset: 3px; }
li > p { margin-top: 0.35rem; line-height: 1.5; }
.small { font-size: 0.87rem; color: var(--color-mute); }
code { display: block; margin-top: 0.75rem; padding: 0.55rem 0.7rem; overflow-wrap: anywhere; font-size: 0.82rem; color: var(--color-ink); background: var(--color-paper); border-radius: 4px; }
code span { white-space: nowrap; }
@media (width < 26rem) { .starters { --shown: 288; } }
`;

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (mark) => MARKS[mark] as string);
}

function card(starter: ShownStarter, language: Language): string {
  const { name, purpose, languages, sections } = starter;
  const isShown = 'file' in starter;
  const picture = isShown
    ? `<iframe src="${starter.file}" title="${escaped(name)}" loading="lazy" tabindex="-1" inert></iframe>`
    : `<p>${escaped(starter.fault)}</p>`;
  const title = isShown ? `<a href="${starter.file}">${escaped(name)}</a>` : escaped(name);
  return `<li><div class="starter">${picture}</div><h2>${title}</h2><p lang="${language}">${escaped(purpose)}</p>
<p class="small">${languages.join(', ')} · ${sections.join(', ')}</p>
<code>touchdown new-landing my-page <span>--from ${escaped(name)}</span></code></li>`;
}

/**
 * The page that shows all starters, each in a small frame.
 *
 * @param look stylesheet of the site, the site, and the language that the starters are shown in.
 */
export function galleryPage(
  starters: readonly ShownStarter[],
  { sheet, config, language }: { sheet: string; config: SiteConfig; language: Language },
): string {
  const cards = starters.map((starter) => card(starter, language)).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Starters of ${escaped(config.site.name)}</title><link rel="stylesheet" href="${sheet}"><style>${CSS}</style></head>
<body><main><header><h1>${starters.length} starters for ${escaped(config.business.name)}</h1>
<p>Each is a whole page, shown with the brand and the facts of this site. Open one to read it; the line below it begins a landing with it.</p></header>
<ul class="starters" dir="${directionOf(language)}">
${cards}
</ul></main></body></html>
`;
}
