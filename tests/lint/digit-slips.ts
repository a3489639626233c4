/** A sum with each of its digits changed to every other one, and with every two neighbors swapped. */
export function slips(written: string): string[] {
  const changed = [...written].flatMap((sign, at) =>
    /\d/.test(sign)
      ? [...'0123456789']
          .filter(
            (digit) => digit !== sign && !(digit === '0' && !/\d/.test(written[at - 1] ?? '')),
          )
          .map((digit) => written.slice(0, at) + digit + written.slice(at + 1))
      : [],
  );
  const swapped = [...written].flatMap((sign, at) => {
    const next = written[at + 1] ?? '';
    return /\d\d/.test(sign + next) && sign !== next && next !== '0'
      ? [written.slice(0, at) + next + sign + written.slice(at + 2)]
      : [];
  });
  return [...changed, ...swapped];
}
