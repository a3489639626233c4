import { RuledTable } from '../../renderer/components/RuledTable.tsx';

interface KeptTableProps {
  caption: string;
  kept: Record<string, { what: string; until: string }>;
}

/** Browser storage keys, each with its purpose and lifetime. */
export function KeptTable({ caption, kept }: KeptTableProps) {
  return (
    <RuledTable
      caption={caption}
      heads={['Key', 'What and why', 'How long']}
      rows={Object.entries(kept).map(([key, { what, until }]) => [
        <code key={key}>{key}</code>,
        what,
        until,
      ])}
      amounts={false}
    />
  );
}
