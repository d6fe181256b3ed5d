/** One page view, as the provider's API takes it (specification, section 7). */
export interface PageView {
  /** Address of the page before, without query and hash. */
  referrer: string;
  title: string;
  /** Path of the page, without query and hash. */
  route: string;
}

/** True for readers who have asked not to be counted. */
function isDeclined(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Tells the provider's API of a page view; does nothing without a host or where the reader has
 * declined. A failure is logged and changes nothing.
 */
export async function sendPageView(host: string | undefined, view: PageView): Promise<void> {
  if (!host || isDeclined()) return;
  try {
    const answer = await fetch(`${host}/platform/telemetry/page`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(view),
      keepalive: true,
    });
    if (!answer.ok) console.info(`The page view was not counted: ${answer.status}`);
  } catch (error) {
    console.info('The page view was not counted', error);
  }
}
