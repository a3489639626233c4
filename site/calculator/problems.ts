import type { CoordinatesFault } from './coordinates.ts';

/** Fields that specify the place. */
export type PlaceField = 'address' | 'latitude' | 'longitude';

/** An error that prevents a result, with the field that can fix it. */
export class Problem extends Error {
  readonly title: string;
  readonly field: PlaceField | undefined;

  constructor(title: string, text: string, field?: PlaceField) {
    super(text);
    this.title = title;
    this.field = field;
  }
}

/** Errors in the wording of docs/product.md, "Calculator". */
export const addressRequired = () =>
  new Problem('Address Required', 'Please enter your address to calculate the price.', 'address');

export const addressNotFound = () =>
  new Problem(
    'Address Not Found',
    'Could not find that address. Please try a more specific address.',
    'address',
  );

export const calculationError = () =>
  new Problem('Calculation Error', 'There was an error calculating the price. Please try again.');

export function coordinatesProblem({ fault, field }: CoordinatesFault): Problem {
  return fault === 'missing'
    ? new Problem('Coordinates Required', 'Please enter both latitude and longitude.', field)
    : new Problem(
        'Invalid Coordinates',
        'Please enter valid latitude (-90 to 90) and longitude (-180 to 180).',
        field,
      );
}
