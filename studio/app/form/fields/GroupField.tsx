import type { FieldProps } from '../model/field-props.ts';
import { isDataMap } from '../model/shared-data.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { MapFields } from './MapFields.tsx';

/** A nested map: its fields, indented. */
export function GroupField(props: FieldProps) {
  const { shape, value, path, name } = props;
  return (
    <FieldFrame {...props} isGroup>
      {() => (
        <div className="inside">
          <MapFields shape={shape} value={isDataMap(value) ? value : {}} path={path} name={name} />
        </div>
      )}
    </FieldFrame>
  );
}
