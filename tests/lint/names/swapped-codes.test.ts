import { expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const told = (key: string, ...addresses: string[]) =>
  findingsIn(
    { meetingPlaces: { places: addresses.map((text) => ({ [key]: text })) } },
    { only: 'facts/whereabouts' },
  );

it.each([
  ['address', ['301 N St Peter St, 79782', '102 W School St, 79782', '600 I-20 E, 79728'], '79728'],
  ['address', ['1 Elm St, Odessa, TX 79761', '2 Oak St, TX 79761', '9 Ash St, TX 79716'], '79716'],
  ['adresse', ['Hauptplatz 1, 8010 Graz', 'Ring 3, 8010 Graz', 'Gasse 5, 8001 Graz'], '8001'],
  ['dirección', ['Mayor 3, 28013', 'Sol 5, 28013', 'Luna 7, 28031', 'Prado 9, 28013'], '28031'],
])('%s: %s', (key, addresses, code) => {
  expect(told(key, ...addresses)).toEqual([`facts/whereabouts: ${code}`]);
});

it.each([
  ['address', ['1 Elm St, 79782', '2 Oak St, 79728']],
  ['address', ['1 Elm St, 79782', '2 Oak St, 79782', '3 Ash St, 79783']],
  ['address', ['1 Elm St, 79701', '2 Oak St, 79701', '3 Ash St, 79710', '4 Fir St, 79705']],
  ['address', ['1 Elm St, 79701', '2 Oak St, 79701', '3 Ash St, 79710', '4 Fir St, 79710']],
  ['address', ['1 Elm St, 79782', '2 Oak St, 79782', '3 Ash St']],
  ['address', ['1 Elm St, 79782', '2 Oak St, 79782', '3 Ash St, phone 79728 now']],
  ['address', ['12345 Elm St', '12345 Oak St', '12354 Ash St']],
  ['address', ['Route 1234, Ely', 'Route 1234, Ely', 'Route 1243, Ely']],
  ['name', ['Model 79782', 'Model 79782', 'Model 79728']],
  ['year', ['May 5, 2019', 'May 6, 2019', 'May 7, 2091']],
  ['price', ['from 1, 1200', 'from 1, 1200', 'from 1, 2100']],
  ['address', ['Hauptplatz 1, 8010 Graz', 'Ring 3, 8020 Graz', 'Gasse 5, 8010 Graz']],
  ['address', ['Hauptplatz 1, 8010 Graz', 'Ring 3, 8041 Graz', 'Gasse 5, 8014 Graz']],
  ['where', ['Room 1201', 'Room 1201', 'Room 1210']],
  ['where', ['Hall 3, since 2012', 'Hall 4, since 2012', 'Hall 5, since 2021']],
])('not told, %s: %s', (key, addresses) => {
  expect(told(key, ...addresses)).toEqual([]);
});
