export async function newLanding(_options: unknown, _io: unknown): Promise<0> {
  return 0;
}
