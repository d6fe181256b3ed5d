import { SHARE_TEXT } from '../../lib/strings/run';
import { announce } from '../../page/announce';
import { copyText } from '../../page/copy-text';
import { Button } from '../../ui/controls/Button';
import { useBrief } from '../../ui/useBrief';
import type { SharedCode } from '../client/shared-code';
import { sharedHash } from '../client/shared-code';

interface ShareButtonsProps {
  shared: SharedCode;
  hasRun: boolean;
}

export function ShareButtons({ shared, hasRun }: ShareButtonsProps) {
  const [label, show] = useBrief<string>(SHARE_TEXT.copy);
  const { code, setup, data } = shared;
  const copy = async () => {
    // The code would fail if it created the same tables again.
    const before = data.filter((sql) => sql !== code);
    const hash = await sharedHash({ ...shared, data: before });
    const url = hash && window.location.href.replace(/#.*/, '') + hash;
    const result = await (url ? copyText(url) : Promise.reject(new Error())).then(
      () => SHARE_TEXT.copied,
      () => (url ? SHARE_TEXT.failed : SHARE_TEXT.tooLong),
    );
    show(result);
    announce(result);
  };
  return (
    <>
      <Button size="tiny" variant="text" onClick={() => void copy()}>
        {label}
      </Button>
      {hasRun && data.length > 0 && (
        <Button size="tiny" variant="text" onClick={() => download([...setup.sql, ...data])}>
          {SHARE_TEXT.download}
        </Button>
      )}
    </>
  );
}

/** With a file name as in the Supabase CLI. */
function download(codes: string[]): void {
  const link = document.createElement('a');
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const text = codes.map((code) => code.trim().replace(/;?$/, ';\n')).join('\n');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/sql' }));
  link.download = `${time}_playground.sql`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
