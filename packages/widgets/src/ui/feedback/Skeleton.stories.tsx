import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';

const meta = {
  title: 'Building blocks/Skeleton',
  component: Skeleton,
  args: {},
  decorators: [(Story) => <SkeletonRegion>{Story()}</SkeletonRegion>],
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Box: Story = { args: { height: '120px' } };

export const Picture: Story = { args: { ratio: 1, width: '160px' } };

export const Avatar: Story = { args: { shape: 'circle', width: '56px' } };

export const Text: Story = { args: { shape: 'text', lines: 3 } };
