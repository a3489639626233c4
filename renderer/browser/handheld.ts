/** True for phones and tablets: devices that are pointed at with a finger and carry a camera. */
export function isHandheld(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
