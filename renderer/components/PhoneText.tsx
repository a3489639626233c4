import { Fragment } from 'react';

interface PhoneTextProps {
  text: string;
  /** As it appears in the copy; undefined if the business has no phone. */
  phone: string | undefined;
}

/** Copy in which the phone number never wraps: half a number cannot be dialed. */
export function PhoneText({ text, phone }: PhoneTextProps) {
  const [first, ...rest] = phone === undefined ? [text] : text.split(phone);
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
        <Fragment key={index}>
          <span className="whitespace-nowrap">{phone}</span>
          {part}
        </Fragment>
      ))}
    </>
  );
}
