import { stateCode } from '../content/config/us-states.ts';

/** The smaller part of a state with two time zones. */
export interface StatePart {
  zone: string;
  /** Read after "in". */
  where: string;
  /** Towns that are certainly there, in lower case; others may be as well. */
  towns: readonly string[];
}

/**
 * By state: the zone that the smaller part has, where it is, and its largest towns.
 *
 * @see 49 CFR Part 71, https://www.ecfr.gov/current/title-49/subtitle-A/part-71
 */
const DIVIDED = `
AK|America/Adak|the western Aleutian Islands|Adak
AZ|America/Denver|the Navajo Nation|Chinle,Kayenta,Window Rock
FL|America/Chicago|the Panhandle west of the Apalachicola River|Crestview,Destin,Fort Walton Beach,Panama City,Pensacola
ID|America/Los_Angeles|the north, such as Coeur d’Alene and Lewiston|Coeur d’Alene,Lewiston,Moscow,Post Falls,Sandpoint
IN|America/Chicago|the northwest and southwest, such as Gary and Evansville|Evansville,Gary,Hammond,Merrillville,Michigan City,Valparaiso
KS|America/Denver|Greeley, Hamilton, Sherman and Wallace counties|Goodland
KY|America/Chicago|the west, such as Bowling Green and Owensboro|Bowling Green,Henderson,Hopkinsville,Owensboro,Paducah
MI|America/Chicago|Dickinson, Gogebic, Iron and Menominee counties|Iron Mountain,Ironwood,Menominee
ND|America/Denver|the southwest, such as Dickinson|Bowman,Dickinson,Hettinger
NE|America/Denver|the west, such as Scottsbluff|Alliance,Chadron,Gering,Ogallala,Scottsbluff,Sidney
NV|America/Denver|West Wendover|West Wendover
OR|America/Boise|most of Malheur County|Nyssa,Ontario,Vale
SD|America/Denver|the west, such as Rapid City|Deadwood,Rapid City,Spearfish,Sturgis
TN|America/New_York|the east, such as Knoxville and Chattanooga|Bristol,Chattanooga,Cleveland,Johnson City,Kingsport,Knoxville,Morristown,Oak Ridge
TX|America/Denver|El Paso and Hudspeth counties|El Paso,Fort Hancock,Horizon City,San Elizario,Sierra Blanca,Socorro`;

const PARTS: ReadonlyMap<string, StatePart> = new Map(
  DIVIDED.trim()
    .split('\n')
    .map((line) => {
      const [state = '', zone = '', where = '', towns = ''] = line.split('|');
      return [state, { zone, where, towns: towns.toLowerCase().split(',') }];
    }),
);

/**
 * The smaller part of a state of the United States.
 *
 * @param region a state by its code or name.
 * @returns undefined if the whole state has one time zone.
 */
export function smallerPart(region: string): StatePart | undefined {
  return PARTS.get(stateCode(region.trim()) ?? '');
}

/** Whether a town is certainly in a part of a state. */
export function isTownOf({ towns }: StatePart, locality: string): boolean {
  return towns.includes(locality.trim().replaceAll("'", '’').toLowerCase());
}
