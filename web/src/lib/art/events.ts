import { bySlug } from "./slugs";

export default bySlug(import.meta.glob<string>("../../../art/events/*.svg", { query: "?raw", import: "default", eager: true }));
