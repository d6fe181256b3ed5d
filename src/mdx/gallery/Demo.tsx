import type { ComponentType } from 'react';
import type { WidgetName } from '../../lib/widgets';
import * as buttons from './buttons';
import * as choices from './choices';
import * as disclosure from './disclosure';
import * as fields from './fields';
import * as overlays from './overlays';
import * as status from './status';

const DEMOS: Record<`${WidgetName}Demo`, ComponentType> = {
  ...buttons,
  ...choices,
  ...disclosure,
  ...fields,
  ...overlays,
  ...status,
};

export function Demo({ name }: { name: WidgetName }) {
  const Widget = DEMOS[`${name}Demo`];
  return <Widget />;
}
