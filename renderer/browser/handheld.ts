/** Whether the device is a phone or tablet: operated by touch, and likely to have a camera. */
export function isHandheld(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
