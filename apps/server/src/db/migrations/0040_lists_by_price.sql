CREATE INDEX "combos_cheapest" ON "combos" USING btree ("charge","id" DESC NULLS FIRST) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "courses_recommended" ON "courses" USING btree ("is_recommended","published_at","id") WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "courses_cheapest" ON "courses" USING btree ("charge","id" DESC NULLS FIRST) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "videos_cheapest" ON "videos" USING btree ("charge","id" DESC NULLS FIRST) WHERE published_at is not null;