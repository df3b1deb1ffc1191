import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../picture/Picture.tsx';
import { Carousel } from './Carousel.tsx';

const sample = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#e9edf2"/><circle cx="50" cy="50" r="24" fill="#b9c6d6"/></svg>',
)}`;

const meta = {
  title: 'Building blocks/Carousel',
  component: Carousel,
  args: {
    label: 'Offers',
    children: ['Fountain', 'Feeder', 'Camera'].map((alt) => (
      <Picture key={alt} src={sample} alt={alt} ratio={2.35} loading="eager" />
    )),
  },
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dots: Story = {};

export const Counter: Story = { args: { indicator: 'counter' } };

export const One: Story = {
  args: { children: [<Picture key="one" src={sample} alt="Fountain" ratio={2.35} loading="eager" />] },
};
