import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { valueLocation } from '../../content/addresses/address-locations.ts';
import type { PageLink } from '../../content/addresses/page-links.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import { plainSlug, slugOf } from '../../content/addresses/slugs-of-words.ts';
import { navigationLinks } from '../../content/config/navigation-links.ts';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { valueAt } from '../../content/value-path.ts';
import { CopiedTargets } from './copied-targets.ts';
import { NamedPlaces } from './named-places.ts';

interface LinkedPages {
  config: SiteConfig;
  configFile: string;
  pages: SitePages;
  cwd: string;
}

/** Longer texts say more than the name of a page. */
const NAME = 40;

/** Asks visitors to go to a page, before its name: “See the café”, „Zur Werkstatt“, «Ver el café». */
const ASKING =
  /^(?:(?:see|visit|meet|discover|explore|go to|on to|over to|to) (?:the|our) |(?:weiter )?(?:zum|zur|zu den|zu unsere[nmr]) |(?:ver|visitar|conocer|descubrir) (?:el|la|los|las|nuestr[oa]s?) |(?:ir )?(?:al|a la|a los|a las) )(?=\p{L})/iu;

/** What many pages have a part about, to which such words may lead. */
const OF_MANY = new Set(
  'prices price-list costs dates times hours contact gallery photos pictures questions faq services courses offers details team menu plan programme program map preise preisliste kosten termine zeiten oeffnungszeiten kontakt galerie bilder fotos fragen leistungen angebote kurse karte programm anfahrt precios tarifas fechas horarios contacto galeria fotos preguntas servicios cursos ofertas equipo carta programa mapa'.split(
    ' ',
  ),
);

/** The names in which a page of these words may be: with their letters, with those that addresses have in their place, and without what asks to go there. */
function slugsOf(words: string): string[] {
  const name = words.replace(ASKING, '');
  const asked =
    name === words || OF_MANY.has(plainSlug(name)) ? [] : [slugOf(name), plainSlug(name)];
  return [...new Set([slugOf(words), plainSlug(words), ...asked])].filter((slug) => slug !== '');
}

/** The page that a link has the name of, while it leads to another one. */
function meantBy({ to, words }: PageLink, pages: SitePages): string | undefined {
  const path = to.toLowerCase();
  if (words === undefined || words.length > NAME || !/^\/[\p{L}\d/-]*$/u.test(path))
    return undefined;
  const slugs = slugsOf(words);
  const folder = path.slice(0, path.lastIndexOf('/'));
  const target = pages.at(path)?.entry;
  if (target === undefined || slugs.some((slug) => path.includes(slug))) return undefined;
  const named = slugs.flatMap((slug) => [`/${slug}`, `${folder}/${slug}`]);
  return named.find((address) => {
    const { entry, unread = [] } = pages.at(address) ?? {};
    return (
      entry !== undefined &&
      !unread.includes('canonical') &&
      entry.language === target.language &&
      entry.canonical !== target.canonical
    );
  });
}

/**
 * True of a button or an entry of a list in a section that may mean its target: a page in another folder, or one whose
 * address has a word of it. Of several pages about one thing, such entries lead to whichever suits.
 */
function mayMean({ at, to, span }: PageLink, meant: string): boolean {
  if (at[0] !== 'sections' || span) return false;
  const [folder, other] = [meant, to].map((path) => path.slice(0, path.lastIndexOf('/')));
  const words = new Set(to.toLowerCase().split(/[/-]/).slice(1));
  const own = meant.slice(meant.lastIndexOf('/') + 1).split('-');
  return folder !== other || own.some((word) => word.length > 2 && words.has(word));
}

/** The words of a link of the menus, in the language of its address. */
function labelOf({ at }: PageLink, config: SiteConfig): string | undefined {
  const language = at.at(-1) === 'href' ? undefined : at.at(-1);
  const label = valueAt(config, [...at.slice(0, language === undefined ? -1 : -2), 'label']);
  const words = language === undefined ? label : (Object(label)[language] ?? label);
  return typeof words === 'string' ? words : undefined;
}

/** True of an entry with the label or the address of another one in its list, which is reported as `facts/repeated`. */
function isRepeated({ at }: PageLink, config: SiteConfig): boolean {
  const path = at.slice(0, at.indexOf('href'));
  const list = valueAt(config, path.slice(0, -1));
  if (!Array.isArray(list)) return false;
  const own = list[Number(path.at(-1))];
  const isSame = (key: string) => (other: Record<string, unknown>) =>
    other !== own && JSON.stringify(other[key]) === JSON.stringify(own?.[key]);
  return list.some(isSame('href')) || list.some(isSame('label'));
}

/** `links/other-page`: a link whose words are the name of one page and that leads to another. */
export function linksOtherPage({ config, configFile, pages, cwd }: LinkedPages): Diagnostic[] {
  const tell = (link: PageLink, meant: string) => ({
    rule: 'links/other-page',
    severity: 'warning' as const,
    message: `The link says "${link.words ?? link.title}" and leads to ${link.to}, though there is a page ${meant}.`,
    hint: `Link to ${meant}, or say what is on ${link.to}.`,
  });
  const menus = navigationLinks(config).flatMap((link): Diagnostic[] => {
    const labelled = { ...link, words: labelOf(link, config) };
    const meant = meantBy(labelled, pages);
    if (meant === undefined || isRepeated(link, config)) return [];
    const place = valueLocation({ path: configFile }, link.at);
    return [{ file: displayPath(configFile, cwd), ...place, ...tell(labelled, meant) }];
  });
  const targets = new CopiedTargets(pages);
  const places = new NamedPlaces(pages);
  const texts = [...pages.linking()].flatMap(({ file, origin, links = [] }) => {
    const named = links.flatMap((link) => {
      const meant = meantBy(link, pages);
      return meant === undefined || mayMean(link, meant) ? [] : [{ link, meant }];
    });
    const found = new Map(
      [...places.among(links), ...targets.among(links), ...named].map(
        (told) => [told.link, told] as const,
      ),
    );
    return [...found.values()].map(({ link, meant }): Diagnostic => {
      const place = origin ? valueLocation(origin, link.at, link.span) : WHOLE_FILE;
      return { file, ...place, ...tell(link, meant) };
    });
  });
  return [...menus, ...texts];
}
