/** A page view in the format of the telemetry endpoint (specification, section 7). */
interface PageView {
  /** URL of the previous page, without query and hash. */
  referrer: string;
  title: string;
  /** Path of the page, without query and hash. */
  route: string;
}

/** Returns true if the browser sends Do Not Track or Global Privacy Control. */
function hasOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/**
 * Sends a page view to the telemetry endpoint. Does nothing without a host, or if the reader has
 * opted out. Errors are only logged.
 */
export async function sendPageView(host: string | undefined, view: PageView): Promise<void> {
  if (!host || hasOptedOut()) return;
  try {
    const response = await fetch(`${host}/platform/telemetry/page`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(view),
      keepalive: true,
    });
    if (!response.ok) console.info(`Couldn't send the page view: HTTP status ${response.status}`);
  } catch (error) {
    console.info("Couldn't send the page view:", error);
  }
}
