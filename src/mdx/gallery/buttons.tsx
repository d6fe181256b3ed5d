import { useState } from 'react';
import { GALLERY_TEXT } from '../../lib/strings/gallery';
import { Badge } from '../../ui/controls/Badge';
import { Button } from '../../ui/controls/Button';
import { CopyButton } from '../../ui/controls/CopyButton';
import { Icon, ICON_NAMES } from '../../ui/controls/Icon';
import { IconButton } from '../../ui/controls/IconButton';

export function ButtonDemo() {
  const [loading, setLoading] = useState(false);
  return (
    <>
      <div className="demo-row">
        <Button variant="primary">{GALLERY_TEXT.save}</Button>
        <Button>{GALLERY_TEXT.cancel}</Button>
        <Button variant="text">{GALLERY_TEXT.more}</Button>
        <Button variant="danger">{GALLERY_TEXT.remove}</Button>
      </div>
      <div className="demo-row">
        <Button size="tiny">{GALLERY_TEXT.save}</Button>
        <Button size="small">{GALLERY_TEXT.save}</Button>
        <Button size="large" icon={<Icon name="check" />}>
          {GALLERY_TEXT.save}
        </Button>
        <Button disabled>{GALLERY_TEXT.disabled}</Button>
        <Button loading={loading} onClick={() => setLoading(true)}>
          {loading ? GALLERY_TEXT.saving : GALLERY_TEXT.save}
        </Button>
      </div>
    </>
  );
}

export function IconButtonDemo() {
  return (
    <div className="demo-row">
      <IconButton label={GALLERY_TEXT.close} icon="close" size="tiny" />
      <IconButton label={GALLERY_TEXT.search} icon="search" size="small" />
      <IconButton label={GALLERY_TEXT.search} icon="search" />
      <IconButton label={GALLERY_TEXT.search} icon="search" size="large" />
      <IconButton label={GALLERY_TEXT.disabled} icon="search" disabled />
    </div>
  );
}

export function CopyButtonDemo() {
  return (
    <div className="demo-row">
      <code>{GALLERY_TEXT.copied}</code>
      <CopyButton text={GALLERY_TEXT.copied} />
    </div>
  );
}

export function BadgeDemo() {
  return (
    <div className="demo-row">
      <Badge>{GALLERY_TEXT.beta}</Badge>
      <Badge tone="info">{GALLERY_TEXT.unstable}</Badge>
      <Badge tone="success">{GALLERY_TEXT.stable}</Badge>
      <Badge tone="warning">{GALLERY_TEXT.deprecated}</Badge>
      <Badge tone="danger">{GALLERY_TEXT.removed}</Badge>
    </div>
  );
}

export function IconDemo() {
  return (
    <ul className="demo-icons">
      {ICON_NAMES.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
