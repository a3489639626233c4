import { useEffect, useState } from 'react';

/** Milliseconds after which an answer is late. */
const LATE = 4000;

/** Says that a look-up takes its time, once it does. */
export function Patience() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, []);
  return late && 'Still looking that address up. A town or a ZIP code is found at once.';
}
