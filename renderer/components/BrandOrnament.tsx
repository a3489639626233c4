import type { Site } from '../context/site.ts';
import { Rosette, type RosetteShape } from './Rosette.tsx';

/** The classes of a hero or a closing band, plus the class of the brand's ornament if that is a pattern. */
export function ornamented(classes: string, { brand }: Site): string {
  const { ornament = 'guilloche' } = brand ?? {};
  return ornament === 'guilloche' || ornament === 'none' ? classes : `${classes} brand-${ornament}`;
}

interface BrandRosetteProps {
  site: Site;
  id: string;
  shape: RosetteShape;
  className: string;
}

/** The brand's ornament, if it is a drawing. */
export function BrandRosette({ site, ...drawn }: BrandRosetteProps) {
  const { ornament = 'guilloche' } = site.brand ?? {};
  return ornament === 'guilloche' ? <Rosette {...drawn} /> : null;
}
