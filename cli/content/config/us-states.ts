/** The first three digits of postal codes by state; a state that begins within another has both. */
import { matchesIn } from '../text-rules/matches-in.ts';

const BY_PREFIX =
  '005-005 NY 010-027 MA 028-029 RI 030-038 NH 039-049 ME 050-054 VT 055-055 MA 056-059 VT ' +
  '060-069 CT 070-089 NJ 100-149 NY 150-196 PA 197-199 DE 200-200 DC 201-201 VA 202-205 DC ' +
  '206-219 MD 220-246 VA 247-268 WV 270-289 NC 290-299 SC 300-319 GA 320-339 FL 341-349 FL ' +
  '350-369 AL 370-385 TN 386-397 MS 398-399 GA 400-427 KY 430-459 OH 460-479 IN 480-499 MI ' +
  '500-528 IA 530-549 WI 550-567 MN 569-569 DC 570-577 SD 580-588 ND 590-599 MT 600-629 IL ' +
  '630-658 MO 660-679 KS 680-693 NE 700-714 LA 716-729 AR 730-732 OK 733-733 TX 734-749 OK ' +
  '750-799 TX 800-816 CO 820-831 WY 832-838 ID 840-847 UT 850-865 AZ 870-884 NM 885-885 TX ' +
  '889-898 NV 900-961 CA 967-968 HI 970-979 OR 980-994 WA 995-999 AK';

/** Prefixes that reach into a neighboring state. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  '063': ['NY'],
  '205': ['MD', 'VA'],
  '739': ['TX'],
  '834': ['WY'],
  '865': ['NM', 'UT'],
};

const NAMES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,' +
  'DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,' +
  'IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,' +
  'MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,' +
  'NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,' +
  'OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,' +
  'SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,' +
  'MP Northern Mariana Islands,PR Puerto Rico,VI U.S. Virgin Islands';

/** Names of the states and territories by their codes. */
export const STATES: ReadonlyMap<string, string> = new Map(
  NAMES.split(',').map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** The code of a state by its code or name; undefined for anything else. */
export function stateCode(text: string): string | undefined {
  if (STATES.has(text)) return text;
  return [...STATES].find(([, name]) => name.toLowerCase() === text.toLowerCase())?.[0];
}

/** The states whose postal codes begin like this one; empty if that is unknown. */
export function statesOfCode(postalCode: string): readonly string[] {
  const prefix = postalCode.slice(0, 3);
  const ranges = matchesIn(BY_PREFIX, /(\d{3})-(\d{3}) (\w\w)/g);
  for (const [, from = '', to = '', state = ''] of ranges)
    if (prefix >= from && prefix <= to) return [state, ...(SHARED[prefix] ?? [])];
  return [];
}
