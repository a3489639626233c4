import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { type Path, pathName } from '../value-path.ts';

/** True of a value that `sampleData` lists, or a group that it is in: it is invented, and known to be. */
export function isSample({ sampleData }: Pick<SiteConfig, 'sampleData'>, path: Path): boolean {
  const name = pathName(path);
  return sampleData.some((listed) => name === listed || name.startsWith(`${listed}.`));
}
