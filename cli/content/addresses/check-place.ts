import type { PageFile } from '../../../schemas/page-file.ts';
import { slipOutside, slipOutsideState } from '../config/points/point-slips.ts';
import { STATES, stateCode } from '../config/us-states.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

type Place = NonNullable<PageFile['place']>;

/** What is wrong with the place of a page. */
interface PlaceFault {
  key: keyof Place;
  message: string;
  hint: string;
}

/** A state by its code in ISO 3166-2: `US-TX`, `DE-SN`. */
const REGION = /^[A-Z]{2}-[A-Z\d]{1,3}$/;

function regionFault({ name, region }: Place): PlaceFault | undefined {
  if (!REGION.test(region)) {
    const code = stateCode(region);
    return {
      key: 'region',
      message: `place.region ("${region}") is not the ISO code of a state.`,
      hint:
        code === undefined
          ? 'Write the country and the state, such as US-TX.'
          : `Write "US-${code}".`,
    };
  }
  const [country, code = ''] = region.split('-');
  if (country !== 'US') return undefined;
  if (!STATES.has(code))
    return {
      key: 'region',
      message: `place.region ("${region}") names no state of the US.`,
      hint: 'Its two letters are those of postal addresses, such as US-TX.',
    };
  const named = stateCode(name.slice(name.lastIndexOf(',') + 1).trim());
  if (named === undefined || named === code) return undefined;
  return {
    key: 'region',
    message: `place.region ("${region}") is ${STATES.get(code)}, but the place is called "${name}".`,
    hint: `Write "US-${named}", or correct the name.`,
  };
}

function faultOf(place: Place): PlaceFault | undefined {
  const inRegion = regionFault(place);
  if (inRegion) return inRegion;
  const [country = '', state = ''] = place.region.split('-');
  const abroad = slipOutside(place, country);
  const slip =
    abroad ?? (country === 'US' ? slipOutsideState(place, state, 'place.region') : undefined);
  if (!slip) return undefined;
  const where = abroad ? country : (STATES.get(state) ?? state);
  return { ...slip, message: `On the map "${place.name}" would not be in ${where}.` };
}

/** Reports the place of a page if its region is no state, or its point is in another country or far outside its state. */
export function checkPlace(
  { place }: Pick<PageFile, 'place'>,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const fault = place && faultOf(place);
  if (!fault) return [];
  const { key, ...told } = fault;
  return [
    report(source, {
      range: locate(['place', key], 'value'),
      rule: 'facts/whereabouts',
      severity: 'warning',
      ...told,
    }),
  ];
}
