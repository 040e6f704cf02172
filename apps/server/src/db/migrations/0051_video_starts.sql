CREATE TABLE "video_starts" (
	"user_id" bigint NOT NULL,
	"video_id" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_starts_user_id_video_id_pk" PRIMARY KEY("user_id","video_id")
);
--> statement-breakpoint
ALTER TABLE "video_starts" ADD CONSTRAINT "video_starts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_starts" ADD CONSTRAINT "video_starts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_starts_video" ON "video_starts" USING btree ("video_id");