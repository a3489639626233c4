import { useEffect, useState } from 'react';

/** Milliseconds after which a response counts as slow. */
const LATE = 4000;

/** Says that a lookup takes a while, once it does. */
export function Patience() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, []);
  return late && 'Still looking that address up. A town or a ZIP code is found at once.';
}
