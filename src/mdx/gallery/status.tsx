import { useState } from 'react';
import { GALLERY_STATUS, GALLERY_TEXT } from '../../lib/strings/gallery';
import { Button } from '../../ui/controls/Button';
import { Toggle } from '../../ui/controls/Toggle';
import { Alert } from '../../ui/disclosure/Alert';
import { Loading } from '../../ui/disclosure/Loading';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

export function AlertDemo() {
  return (
    <>
      <Alert variant="danger" title={GALLERY_STATUS.danger} children={GALLERY_STATUS.dangerText} />
      <Alert
        variant="success"
        title={GALLERY_STATUS.success}
        children={GALLERY_STATUS.successText}
      />
      <Alert
        variant="warning"
        title={GALLERY_STATUS.warning}
        children={GALLERY_STATUS.warningText}
      />
      <Alert variant="info" title={GALLERY_STATUS.info} children={GALLERY_STATUS.infoText} />
      <Alert title={GALLERY_STATUS.neutral} children={GALLERY_STATUS.neutralText} closable />
    </>
  );
}

export function LoadingDemo() {
  const [active, setActive] = useState(true);
  return (
    <>
      <Toggle label={GALLERY_TEXT.saving} checked={active} onChange={setActive} />
      <Loading active={active} />
      <Loading active={active} label={GALLERY_STATUS.rows}>
        <p>{GALLERY_STATUS.row}</p>
      </Loading>
    </>
  );
}

/** Fails when the reader selects the button. */
export function ErrorBoundaryDemo() {
  const [isFailing, setIsFailing] = useState(false);
  return (
    <>
      <p>{GALLERY_STATUS.failingAlert}</p>
      <Button onClick={() => setIsFailing(true)}>{GALLERY_STATUS.fail}</Button>
      <ErrorBoundary name={GALLERY_STATUS.failing}>
        <Part isFailing={isFailing} />
      </ErrorBoundary>
    </>
  );
}

function Part({ isFailing }: { isFailing: boolean }) {
  if (isFailing) throw new Error('The demo of ErrorBoundary failed on purpose');
  return <p>{GALLERY_STATUS.working}</p>;
}
