import { MarkedList } from '../../renderer/components/MarkedList.tsx';
import type { Site } from '../../renderer/context/site.ts';

/** What each form sends, and what happens without an endpoint. */
export function FormsSection({ site }: { site: Site }) {
  const { contactWebhook, bookingWebhook, uploadEndpoint } = site.integrations;
  return (
    <>
      <p>A form sends what you typed into it when you press its button, and never before.</p>
      <MarkedList
        items={[
          <>
            <b>A message:</b> name, email, phone number, subject and text.{' '}
            {!contactWebhook && 'At present it goes by a chat or call that you start yourself.'}
          </>,
          <>
            <b>A booking:</b> name, phone number, email, service, place, day and time, number of
            signatures, notes, and the estimate that you were shown.{' '}
            {!bookingWebhook && 'At present it goes by a chat or call that you start yourself.'}
          </>,
          <>
            <b>An upload:</b> the file and the code of the link that you were given. From a
            photograph everything but the picture itself, its orientation and its color profile is
            removed on your device first: the place, the time, the camera. A PDF is sent as it is.{' '}
            {!uploadEndpoint && 'At present nothing is uploaded.'}
          </>,
        ]}
      />
      <p>
        A message or booking also says when and on which page it was written, a number of its own so
        that it is not taken twice, and how the visit began: the first page, the host that led here
        and the marks of an advertisement. A message also names the browser.
      </p>
    </>
  );
}
