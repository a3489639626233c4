import { Icon } from '../../../renderer/components/Icon.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { KINDS, type MeetingPlace, type MeetingPlaceType } from './meeting-place.ts';

interface MeetingPlaceTableProps {
  caption: string;
  places: readonly MeetingPlace[];
}

/** Meeting places with their addresses; they are public places, not partners. */
export function MeetingPlaceTable({ caption, places }: MeetingPlaceTableProps) {
  return (
    <RuledTable
      caption={caption}
      heads={['Place', 'Address', 'Kind']}
      rows={places.map(({ name, address, type }) => [name, address, placeKind(type)])}
      amounts={false}
    />
  );
}

function placeKind(type: MeetingPlaceType) {
  const { icon, label } = KINDS[type];
  return (
    <span className="place-kind">
      <Icon name={icon} />
      <span>{label}</span>
    </span>
  );
}
