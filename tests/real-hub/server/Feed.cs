using System.Net.WebSockets;
using System.Text;
using System.Text.Json;
using Microsoft.AspNetCore.SignalR;

namespace RealHub;

/// <summary>Listens to one hub of the stand-in as a browser does, and tells every client what it hears, in its order.</summary>
public sealed class Feed<THub>(IHubContext<THub> hub, Uri source, ILogger<Feed<THub>> log) : BackgroundService
    where THub : Hub
{
    private const byte RecordSeparator = 0x1e;
    private static readonly TimeSpan _again = TimeSpan.FromMilliseconds(50);

    public static Feed<THub> From(IServiceProvider services, string address) =>
        new(
            services.GetRequiredService<IHubContext<THub>>(),
            new UriBuilder(address) { Scheme = "ws" }.Uri,
            services.GetRequiredService<ILogger<Feed<THub>>>());

    protected override async Task ExecuteAsync(CancellationToken stop)
    {
        while (!stop.IsCancellationRequested)
        {
            try
            {
                await ListenAsync(stop);
            }
            catch (Exception lost) when (lost is WebSocketException or IOException)
            {
                log.LogDebug(lost, "the stand-in is away");
            }
            await Task.Delay(_again, stop);
        }
    }

    private async Task ListenAsync(CancellationToken stop)
    {
        using var socket = new ClientWebSocket();
        await socket.ConnectAsync(source, stop);
        await SayAsync(socket, "{\"protocol\":\"json\",\"version\":1}", stop);
        var heard = new MemoryStream();
        var part = new byte[64 * 1024];
        while (true)
        {
            var result = await socket.ReceiveAsync(part, stop);
            if (result.MessageType == WebSocketMessageType.Close) return;
            heard.Write(part, 0, result.Count);
            if (!result.EndOfMessage) continue;
            await RelayAsync(socket, heard.ToArray(), stop);
            heard.SetLength(0);
        }
    }

    private async Task RelayAsync(ClientWebSocket socket, ReadOnlyMemory<byte> records, CancellationToken stop)
    {
        while (records.Span.IndexOf(RecordSeparator) is var end and >= 0)
        {
            using var message = JsonDocument.Parse(records[..end]);
            records = records[(end + 1)..];
            if (!message.RootElement.TryGetProperty("type", out var type)) continue;
            // A ping is answered by one: a listener that says nothing is cut.
            if (type.GetInt32() == 6) await SayAsync(socket, "{\"type\":6}", stop);
            if (type.GetInt32() != 1) continue;
            var arguments = message.RootElement.GetProperty("arguments").EnumerateArray();
            await hub.Clients.All.SendCoreAsync(
                message.RootElement.GetProperty("target").GetString()!, [.. arguments.Select(each => (object?)each.Clone())], stop);
        }
    }

    private static Task SayAsync(ClientWebSocket socket, string message, CancellationToken stop) =>
        socket.SendAsync(Encoding.UTF8.GetBytes(message + (char)RecordSeparator), WebSocketMessageType.Text, true, stop);
}
