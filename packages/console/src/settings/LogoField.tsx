import { PictureField } from '../forms/PictureField.tsx';
import type { OwnFieldProps, Shape } from './toShape.ts';

/** The shop's logo: a picture that is uploaded here; null for none. */
export const logo: Shape = { kind: 'own', Field: LogoField, first: null };

function LogoField(props: OwnFieldProps) {
  const { value, onChange } = props;
  return (
    <PictureField
      {...props}
      siblings={{ valueUrl: typeof value === 'string' ? `/media/${value}.webp?w=200` : '' }}
      onChange={(key) => onChange(key === '' ? null : key)}
    />
  );
}
