import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languagesOf } from '../../../renderer/text/languages.ts';
import type {
  AddressAnswer,
  NewPageAnswer,
  NewPageRequest,
  StarterRow,
} from '../../../studio/making-protocol.ts';
import { suggestSlug } from '../../content/addresses/slug-suggestion.ts';
import { checkSlug } from '../../content/pages/landing-file.ts';
import { purposeOf } from '../../new-landing/describe-starters.ts';
import { makeLanding } from '../../new-landing/make-landing.ts';
import { StarterList } from '../../site/starter-list.ts';
import { starterAddress } from '../preview/starter-previews.ts';
import { type MakingSite, refuseFor, refusing } from './making-site.ts';

/** The starters of a site, described in its main language. */
export function starterRows(making: MakingSite): StarterRow[] {
  const { site, config } = making.place();
  const starters = new StarterList(site);
  const [main] = languagesOf(config);
  return starters.names.map((name) => ({
    name,
    purpose: purposeOf(starters.read(name, main)),
    languages: starters.languagesOf(name),
    preview: starterAddress(name),
  }));
}

/** Whether an address is available for a new page; it is given or derived from the name. */
export function addressFor(
  { slug: given, name }: { slug: string; name: string },
  { studio, site }: MakingSite,
): AddressAnswer {
  const slug = given === '' ? (suggestSlug(name) ?? '') : given;
  if (slug === '') return { slug };
  const [fault] = checkSlug(slug, slug);
  if (fault) {
    const better = suggestSlug(slug);
    const hint = better === undefined || better === slug ? '' : ` Try ${better}.`;
    return { slug, fault: `${fault.message}${hint}` };
  }
  const path = `/${slug}`;
  const owner = studio.dev
    .metas()
    .find(({ entry }) => entry.path === path || entry.aliases?.includes(path));
  const isTaken = owner !== undefined || existsSync(join(site.landingsDir, `${slug}.yaml`));
  if (!isTaken) return { slug };
  return { slug, fault: `${path} is already the address of ${owner?.file ?? 'a landing'}.` };
}

/**
 * Creates a landing.
 *
 * @throws RefusedRequest if that fails.
 */
export function newPage(request: NewPageRequest, making: MakingSite): NewPageAnswer {
  const place = making.place();
  const { slug, from, language, name } = request;
  const wishes = {
    ...{ slug, from, set: [] },
    ...(language === undefined ? {} : { language }),
    ...(name === undefined ? {} : { name }),
  };
  const { written, draft, diagnostics } = refusing(() =>
    makeLanding(wishes, place, { cwd: making.cwd, dryRun: false }),
  );
  if (!written) refuseFor(diagnostics);
  making.studio.followLandings([draft.path]);
  return { path: `/${draft.slug}`, ...(draft.note === undefined ? {} : { note: draft.note }) };
}
