import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from './Picture.tsx';

const sample = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#e9edf2"/><circle cx="50" cy="50" r="24" fill="#b9c6d6"/></svg>',
)}`;

const meta = {
  title: 'Building blocks/Picture',
  component: Picture,
  args: { src: sample, alt: 'Fountain', loading: 'eager' },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Square: Story = {};

export const Banner: Story = { args: { ratio: 2.35, radius: 'm' } };

export const Missing: Story = { args: { src: '' } };

export const InItsColour: Story = { args: { src: undefined, color: '#d8e4dc' } };
