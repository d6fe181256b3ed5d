/** In the endpoint's format. */
interface PageView {
  /** URL of the previous page, without query and hash. */
  referrer: string;
  title: string;
  /** Path without query and hash. */
  route: string;
}

/** To "Was this page helpful?" */
interface Feedback {
  title: string;
  /** Path without query and hash. */
  route: string;
  isHelpful: boolean;
}

/** Do Not Track, or Global Privacy Control. */
function hasOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Does nothing without a host, or if the reader has opted out. Errors are only logged. */
export async function sendPageView(host: string | undefined, view: PageView): Promise<void> {
  await send(host, 'page', view);
}

/**
 * Returns false if it wasn't sent: without a host, if the reader has opted out, or after an error,
 * which is only logged.
 */
export async function sendFeedback(host: string | undefined, feedback: Feedback): Promise<boolean> {
  return send(host, 'feedback', feedback);
}

async function send(host: string | undefined, event: string, data: object): Promise<boolean> {
  if (!host || hasOptedOut()) return false;
  try {
    const response = await fetch(`${host}/platform/telemetry/${event}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
      keepalive: true,
    });
    if (!response.ok) console.info(`Couldn't send the ${event}: HTTP status ${response.status}`);
    return response.ok;
  } catch (error) {
    console.info(`Couldn't send the ${event}:`, error);
    return false;
  }
}
