import type { GeoPoint } from '../../schemas/geo-point.ts';

/** Why there is no position, in the wording of docs/product.md, "Location of the visitor". */
export class LocationFault extends Error {
  readonly title: string;

  constructor(title: string, text: string) {
    super(text);
    this.title = title;
  }
}

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };

function wordsFor({ code }: GeolocationPositionError): string {
  switch (code) {
    case GeolocationPositionError.PERMISSION_DENIED:
      return 'Location permission denied. Please enable location access.';
    case GeolocationPositionError.POSITION_UNAVAILABLE:
      return 'Location information unavailable.';
    case GeolocationPositionError.TIMEOUT:
      return 'Location request timed out.';
    default:
      return 'Unable to get your location.';
  }
}

/** Further decimals of a degree would be smaller than the width of a hand. */
const DECIMALS = 6;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/**
 * The visitor's current position, without a cached one (docs/product.md, "Location of the visitor").
 *
 * @throws {LocationFault} if it cannot be determined.
 */
export function currentPoint(): Promise<GeoPoint> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      const text = "Your browser doesn't support location sharing.";
      reject(new LocationFault('Location Not Supported', text));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      (fault) => reject(new LocationFault('Location Error', wordsFor(fault))),
      OPTIONS,
    );
  });
}
