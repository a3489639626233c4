export async function dev(_options: unknown, _io: unknown): Promise<0> { return 0; }
