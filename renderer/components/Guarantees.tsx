import { Icon } from './Icon.tsx';

/** Short promises below the buttons of a closing band; renders nothing if there are none. */
export function Guarantees({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null;
  return (
    <ul className="guarantees">
      {promises.map((promise, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
        <li key={index}>
          <Icon name="check" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
